/** Stands where a value could be and is none. Tables and cards know it. */
export const noValue = '–';
