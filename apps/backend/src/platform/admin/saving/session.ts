'use client';
import { useSyncExternalStore } from 'react';

type State = 'open' | 'over' | 'putOff';

let state: State = 'open';
const listeners = new Set<() => void>();

function set(now: State): void {
	if (state === now) return;
	state = now;
	for (const listener of listeners) listener();
}

/**
 * The person's session, as far as saves were told of it. When it is over, a dialog asks to sign in again (`plugins/accounts/screens/signing-in/sign-in-again.tsx`);
 * whoever puts that off is asked once more by `end(true)`.
 */
export const session = {
	isOpen: () => state === 'open',
	isAsking: () => state === 'over',
	end: (asksAgain = false) => {
		if (asksAgain || state === 'open') set('over');
	},
	putOff: () => set('putOff'),
	begin: () => set('open'),
	/** Calls `listener` when any of that changes; returns what ends it. */
	subscribe: (listener: () => void) => {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
};

/** Whether somebody is to be asked to sign in again. */
export const useIsSignInNeeded = (): boolean =>
	useSyncExternalStore(session.subscribe, session.isAsking, () => false);
