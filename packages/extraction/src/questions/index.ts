export { type Answer, withAnswer } from './answer.ts';
export { isOfYear, isQuestion, keyOfQuestion, optionsOf } from './question.ts';
export { settle } from './settle.ts';
export { areClassesSure, sureIn } from './sure.ts';
