export const acceptAll: any = null;
export const acceptFinding: any = null;
export const dismissFinding: any = null;
export const reopenFinding: any = null;
export const reopenFindings: any = null;
