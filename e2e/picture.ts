export const teaPicture = {
  name: 'tea.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    [
      'iVBORw0KGgoAAAANSUhEUgAAAHgAAAA/CAMAAAAc5/w0AAAABlBMVEULbmn047JNfZEqAAAAdElEQVR42u3YsQ2A',
      'QAzFULz/0iBRIkpiidgLvO6U+8dRVTUedwrKMM4ziZ2gec9yP5XBkcGRwZFBki0YJNmCQZItGCQ5eAoGSQ4O/h/c',
      'y7UA3ncILDz2Fh703t/J+y16/2NvEfA2EG/1EXcucdkTt8yqqqsTJNMGHrYBo/IAAAAASUVORK5CYII=',
    ].join(''),
    'base64',
  ),
};
