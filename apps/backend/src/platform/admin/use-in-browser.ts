import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the browser has taken over: until then times would be in the server's time zone, and said by its dictionaries. */
export const useInBrowser = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
