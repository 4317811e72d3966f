import { createContext } from 'react-router';
import type { ReadInspector } from '#shared/inspector.ts';

/** Where loaders read what arrived at an inspector. */
export const inspectorContext = createContext<ReadInspector>();
