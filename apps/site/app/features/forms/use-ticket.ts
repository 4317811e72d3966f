import { useEffect, useState } from 'react';
import { ticketPath } from '#shared/forms/form-inputs.ts';
import { solveWork } from './solve-work';

async function fetchTicket(form: string, signal: AbortSignal): Promise<string> {
	const response = await fetch(`${ticketPath}?form=${form}`, { signal });
	const answer: { ticket?: unknown } = await response.json();
	if (typeof answer.ticket !== 'string') throw new Error(`No ticket: ${response.status}`);
	return answer.ticket;
}

export interface Earned {
	ticket: string;
	/** Empty until it is found. */
	work: string;
}

/**
 * A ticket for a form and the work it asks for, once `isWanted`. Without one the form works too: the server then shows it once more to
 * be looked through, so a failure here needs no word.
 */
export function useTicket(form: string, initial: string, isWanted: boolean): Earned {
	const [earned, setEarned] = useState<Earned>({ ticket: initial, work: '' });
	useEffect(() => {
		if (!isWanted) return;
		const ending = new AbortController();
		const { signal } = ending;
		async function earn() {
			const ticket = initial || (await fetchTicket(form, signal));
			setEarned({ ticket, work: '' });
			const work = await solveWork(ticket, signal);
			if (work !== undefined) setEarned({ ticket, work: String(work) });
		}
		earn().catch((error: unknown) => {
			if (!signal.aborted) console.warn('A form has no ticket:', error);
		});
		return () => ending.abort();
	}, [form, initial, isWanted]);
	return earned;
}
