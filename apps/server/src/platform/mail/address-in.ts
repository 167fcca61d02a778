/** The address in a sender such as `Syllabi <help@example.edu>`. */
export const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
