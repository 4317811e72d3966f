import { createContext, type RouterContextProvider } from 'react-router';
import type { ApiOverview } from './api-overview';

export type ReadApiOverview = () => Promise<ApiOverview | null>;

export const apiOverviewContext = createContext<ReadApiOverview>();

/** What the API document describes; null when it can't be read and never could. */
export function readApiOverview(
	context: Readonly<RouterContextProvider>,
): Promise<ApiOverview | null> {
	return context.get(apiOverviewContext)();
}
