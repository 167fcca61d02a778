export const acceptFacts: any = null;
export const readFacts: any = null;
export const takeBackFacts: any = null;
