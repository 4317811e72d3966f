import type { Fleet } from '../support/fleet.ts';

export interface SetupInfo {
	code?: string;
}

/** Information about the set-up from the log line 'Backend ready', from which the starter shows it in the terminal. */
export function setupInfo({ backend }: Fleet): SetupInfo {
	for (const line of backend.logLines().filter((text) => text.startsWith('{'))) {
		const { msg, setup } = JSON.parse(line);
		if (msg === 'Backend ready') return setup ?? {};
	}
	throw new Error('The backend is not ready');
}
