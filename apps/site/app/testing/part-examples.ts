import type { ReactNode } from 'react';

/** What `<part>.example.tsx` exports as `examples`, by the name the gallery shows; without classes of their own. */
export type PartExamples = Readonly<Record<string, ReactNode>>;
