/** True for a request or decision of a review that ended with a publication. */
export const isDone = ({ state }: { state: string }): boolean => state.startsWith('done');
