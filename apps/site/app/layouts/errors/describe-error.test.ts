import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { da } from '~/i18n/messages/da';
import { de } from '~/i18n/messages/de';
import { en } from '~/i18n/messages/en';
import { describeError } from './describe-error';

describe('describeError', () => {
	it('says of a 404 which page was not found, in the page’s language', () => {
		const error = new ErrorResponse(404, 'Page Not Found', { message: '/nowhere' });
		expect(describeError(error, en, '/asked')).toEqual({
			status: 404,
			statusMessage: 'Page Not Found',
			description: 'Page not found: /nowhere',
			temporary: false,
		});
		expect(describeError(error, da, '/asked').statusMessage).toBe(da.errorNotFoundTitle);
	});

	it('names the address of a 404 that has no message of its own', () => {
		const error = new ErrorResponse(404, 'Page Not Found', { message: '' });
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

	it('takes over the status and the message a route returns', () => {
		const error = new ErrorResponse(410, 'Gone', { message: 'This offer has ended.' });
		expect(describeError(error, en, '/asked')).toEqual({
			status: 410,
			statusMessage: 'Gone',
			description: 'This offer has ended.',
			temporary: false,
		});
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
		const error = new ErrorResponse(502, '', 'plain text');
		expect(describeError(error, en, '/asked')).toMatchObject({
			status: 502,
			statusMessage: 'Internal Server Error',
			description: en.errorServerText,
		});
	});
});
