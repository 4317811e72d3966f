import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { da } from '~/i18n/messages/da';
import { de } from '~/i18n/messages/de';
import { en } from '~/i18n/messages/en';
import { describeError } from './describe-error';

describe('describeError', () => {
	it('says of a 404 which page was not found, in the page’s language', () => {
		const error = new ErrorResponse(404, 'Page Not Found', { path: '/nowhere' });
		expect(describeError(error, en, '/asked')).toEqual({
			status: 404,
			statusMessage: 'Page Not Found',
			description: 'Page not found: /nowhere',
			temporary: false,
		});
		expect(describeError(error, da, '/asked').statusMessage).toBe(da.errorNotFoundTitle);
	});

	it('names the page’s own address where a 404 names none', () => {
		const error = new ErrorResponse(404, 'Page Not Found', {});
		expect(describeError(error, en, '/asked').description).toBe('Page not found: /asked');
	});

	it('offers another try after a 503', () => {
		const error = new ErrorResponse(503, 'Service Unavailable', { message: '' });
		expect(describeError(error, en, '/asked')).toEqual({
			status: 503,
			statusMessage: 'Service Unavailable',
			description: en.errorServerText,
			temporary: true,
		});
	});

	it.each([400, 404, 410, 500, 503])('takes over the message a route returns with %s', (status) => {
		const error = new ErrorResponse(status, 'No such offer', { message: 'It has ended.' });
		expect(describeError(error, da, '/asked')).toEqual({
			status,
			statusMessage: 'No such offer',
			description: 'It has ended.',
			temporary: status >= 500,
		});
	});

	it('takes over a message without a status text, as an object or a text', () => {
		for (const data of [{ message: 'It has ended.' }, 'It has ended.']) {
			expect(describeError(new ErrorResponse(410, '', data), de, '/alt')).toEqual({
				status: 410,
				statusMessage: 'Entfernt',
				description: 'It has ended.',
				temporary: false,
			});
		}
	});

	it('shows nothing of what React Router says about the code', () => {
		const error = new ErrorResponse(404, 'Not Found', new Error('No route matches'), true);
		expect(describeError(error, en, '/asked').description).toBe('Page not found: /asked');
	});

	it('says of a 410 without a message that the page was removed, in the page’s language', () => {
		const error = new ErrorResponse(410, 'Gone', { message: '' });
		expect(describeError(error, de, '/de/alt')).toEqual({
			status: 410,
			statusMessage: 'Entfernt',
			description: 'Diese Seite wurde endgültig entfernt: /de/alt',
			temporary: false,
		});
	});

	it.each([new Error('secret detail'), 'secret detail', undefined, { status: 404 }])(
		'is an internal server error for %o, without its details',
		(error) => {
			expect(describeError(error, en, '/asked')).toEqual({
				status: 500,
				statusMessage: 'Internal Server Error',
				description: en.errorServerText,
				temporary: true,
			});
		},
	);

	it('has words for a status without any', () => {
		const error = new ErrorResponse(502, '', null);
		expect(describeError(error, en, '/asked')).toMatchObject({
			status: 502,
			statusMessage: 'Internal Server Error',
			description: en.errorServerText,
		});
	});
});
