import { useSyncExternalStore } from 'react';
import { StoredChoice } from '~/ui/stored-choice';

export type ViewerScheme = 'dark' | 'light';

const choice = new StoredChoice('docs-scheme');

export const chooseScheme = (scheme: ViewerScheme): void => choice.choose(scheme);

/** The color scheme of the API documentation: the reader's last choice, dark by default (specification section 1). */
export const useViewerScheme = (): ViewerScheme =>
	useSyncExternalStore(
		choice.subscribe,
		() => (choice.read() === 'light' ? 'light' : 'dark'),
		() => 'dark',
	);
