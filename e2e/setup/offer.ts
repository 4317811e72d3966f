import type { Fleet } from '../support/fleet.ts';

export interface Offer {
	code?: string;
}

/** What the terminal shows of the set-up just after a start, from the log line that the starter reads. */
export function offer({ backend }: Fleet): Offer {
	for (const line of backend.lines().filter((one) => one.startsWith('{'))) {
		const { msg, setup } = JSON.parse(line);
		if (msg === 'Backend ready') return setup ?? {};
	}
	throw new Error('The backend is not ready');
}
