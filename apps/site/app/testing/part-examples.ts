import type { ReactNode } from 'react';

/**
 * What `<part>.example.tsx` beside an interface part exports as `examples`: how the part looks, by the name the gallery shows.
 * Classes of their own would be in the production style sheet of nobody, so examples have none.
 */
export type PartExamples = Readonly<Record<string, ReactNode>>;
