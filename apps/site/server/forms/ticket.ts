import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { limits } from '../settings/limits.ts';
import type { FormBody } from './parse-form-body.ts';

/** The content of a ticket: the key of its submission and its time of issue (Unix milliseconds). */
export interface Ticket {
	key: string;
	issuedAt: number;
}

const pattern = /^([0-9a-f-]{36})\.(\d{13})\.([0-9a-f]{64})$/;

const sign = (secret: string, form: string, payload: string) =>
	createHmac('sha256', secret).update(`form-ticket.${form}.${payload}`).digest('hex');

/** A ticket for one visitor and one form: `<UUID>.<Unix milliseconds>.<hex HMAC-SHA256>`. */
export function makeTicket(secret: string, form: string, now = Date.now()): string {
	const payload = `${randomUUID()}.${now}`;
	return `${payload}.${sign(secret, form, payload)}`;
}

/** Parses a ticket; undefined if it is forged or too old. */
export function readTicket(
	secret: string,
	form: string,
	ticket: string,
	now = Date.now(),
): Ticket | undefined {
	const [, key, time, mac] = pattern.exec(ticket) ?? [];
	if (!key || !time || !mac) return undefined;
	const expected = sign(secret, form, `${key}.${time}`);
	if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return undefined;
	const issuedAt = Number(time);
	const isValid = issuedAt <= now && now - issuedAt <= limits.forms.ticketMs;
	return isValid ? { key, issuedAt } : undefined;
}

/** True if a person may have filled in the form since the ticket was issued. */
export const isOldEnough = ({ issuedAt }: Ticket, now = Date.now()): boolean =>
	now - issuedAt >= limits.forms.minMs;

/**
 * The idempotency key of a submission (a UUID of version 8, RFC 9562, 5.8), derived from the ticket and the content: sending twice stores
 * one submission. Other content sent with a used ticket, for example after going back to the page, gets another key and needs a new ticket.
 */
export function submissionKey({ key: ticketKey }: Ticket, { values, consent }: FormBody): string {
	const content = JSON.stringify([ticketKey, Object.entries(values).toSorted(), consent]);
	const hex = createHash('sha256').update(content).digest('hex');
	const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
	return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
