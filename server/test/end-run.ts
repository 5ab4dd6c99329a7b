const end = async (): Promise<void> => globalThis.endRun?.();

export default end;
