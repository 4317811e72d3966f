import { useEffect, useState } from 'react';
import { ticketPath } from '#shared/forms/form-inputs.ts';

async function fetchTicket(form: string, signal: AbortSignal): Promise<string> {
	const response = await fetch(`${ticketPath}?form=${form}`, { signal });
	const body: { ticket?: unknown } = await response.json();
	if (typeof body.ticket !== 'string') throw new Error(`No ticket: ${response.status}`);
	return body.ticket;
}

/**
 * Fetches a ticket for a form once `needsTicket` is true. Failures are not shown to the visitor, who can still send the form: without a
 * ticket, the server shows it once more for review.
 */
export function useTicket(form: string, initial: string, needsTicket: boolean): string {
	const [ticket, setTicket] = useState(initial);
	useEffect(() => {
		if (!needsTicket || initial) return;
		const controller = new AbortController();
		const { signal } = controller;
		fetchTicket(form, signal)
			.then(setTicket)
			.catch((error: unknown) => {
				if (!signal.aborted) console.warn('Cannot get a form ticket:', error);
			});
		return () => controller.abort();
	}, [form, initial, needsTicket]);
	return ticket;
}
