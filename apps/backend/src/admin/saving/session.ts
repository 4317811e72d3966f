'use client';
import { useSyncExternalStore } from 'react';

type State = 'open' | 'over' | 'postponed';

let state: State = 'open';
const listeners = new Set<() => void>();

function set(now: State): void {
	if (state === now) return;
	state = now;
	for (const listener of listeners) listener();
}

/**
 * The state of the user's session according to the responses to saves. When it is over, a dialog asks to sign in again
 * (`plugins/accounts/screens/signing-in/sign-in-again.tsx`); after `postpone()` only `end(true)` opens the dialog again.
 */
export const session = {
	isOpen: () => state === 'open',
	isPromptNeeded: () => state === 'over',
	end: (promptAgain = false) => {
		if (promptAgain || state === 'open') set('over');
	},
	postpone: () => set('postponed'),
	begin: () => set('open'),
	/** Calls `listener` on each change; returns a function that unsubscribes. */
	subscribe: (listener: () => void) => {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
};

/** True while the dialog must ask to sign in again. */
export const useIsSignInNeeded = (): boolean =>
	useSyncExternalStore(session.subscribe, session.isPromptNeeded, () => false);
