export { type Answer, waitingIn, withAnswer } from './answer.ts';
export { isOfYear, isQuestion, keyOfQuestion, optionsOf } from './question.ts';
export { settle } from './settle.ts';
