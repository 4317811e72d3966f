import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** True after hydration: before, times would be formatted in the server's time zone and with its locale data. */
export const useInBrowser = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => true,
		() => false,
	);
