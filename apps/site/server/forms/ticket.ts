import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { limits } from '../settings/limits.ts';

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
