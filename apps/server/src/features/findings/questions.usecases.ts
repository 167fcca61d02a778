export const answerQuestion: any = null;
export const listQuestions: any = null;
export const takeBackAnswer: any = null;
