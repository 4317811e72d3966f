import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { limits } from '../settings/limits.ts';
import { makeTicket, readTicket } from './ticket.ts';

export interface TicketPictureOptions {
	/** Signs tickets. */
	secret: string;
	https: boolean;
}

/** A transparent GIF of one pixel. */
const pixel = new Uint8Array(
	Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
);

const cookieName = (form: string): string => `form-ticket-${form}`;

/** The ticket in the cookie of a browser without JavaScript; empty without one. */
export const ticketInCookie = (c: Context, form: string): string =>
	getCookie(c, cookieName(form)) ?? '';

/**
 * The pixel on pages with a form that sets the ticket cookie in browsers without JavaScript. A valid ticket is kept, so that sending the
 * form again after going back repeats the same submission.
 */
export function ticketPicture(
	c: Context,
	form: string,
	{ secret, https }: TicketPictureOptions,
): Response {
	if (!readTicket(secret, form, ticketInCookie(c, form)))
		setCookie(c, cookieName(form), makeTicket(secret, form), {
			path: '/',
			maxAge: limits.forms.ticketMs / 1000,
			httpOnly: true,
			sameSite: 'Strict',
			secure: https,
		});
	c.header('Content-Type', 'image/gif');
	return c.body(pixel);
}
