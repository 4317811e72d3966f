import { useEffect, useState } from 'react';
import { ticketPath } from '#shared/forms/form-inputs.ts';
import { solveWork } from './solve-work';

async function fetchTicket(form: string, signal: AbortSignal): Promise<string> {
	const response = await fetch(`${ticketPath}?form=${form}`, { signal });
	const body: { ticket?: unknown } = await response.json();
	if (typeof body.ticket !== 'string') throw new Error(`No ticket: ${response.status}`);
	return body.ticket;
}

export interface SolvedTicket {
	ticket: string;
	/** Proof of work; empty until it is found. */
	work: string;
}

/**
 * Fetches a ticket for a form and finds its proof of work once `needsTicket` is true. Failures are not shown to the visitor, who can
 * still send the form: without a ticket, the server shows it once more for review.
 */
export function useTicket(form: string, initial: string, needsTicket: boolean): SolvedTicket {
	const [solution, setSolution] = useState<SolvedTicket>({ ticket: initial, work: '' });
	useEffect(() => {
		if (!needsTicket) return;
		const controller = new AbortController();
		const { signal } = controller;
		async function solve() {
			const ticket = initial || (await fetchTicket(form, signal));
			setSolution({ ticket, work: '' });
			const work = await solveWork(ticket, signal);
			if (work !== undefined) setSolution({ ticket, work: String(work) });
		}
		solve().catch((error: unknown) => {
			if (!signal.aborted) console.warn('Cannot get a form ticket:', error);
		});
		return () => controller.abort();
	}, [form, initial, needsTicket]);
	return solution;
}
