import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { da } from '~/i18n/messages/da';
import { de } from '~/i18n/messages/de';
import { en } from '~/i18n/messages/en';
import { describeError } from './describe-error';

describe('describeError', () => {
	it('includes the missing path of a 404, in the language of the page', () => {
		const error = new ErrorResponse(404, 'Page Not Found', { path: '/nowhere' });
		expect(describeError(error, en, '/requested')).toEqual({
			status: 404,
			statusMessage: 'Page Not Found',
			description: 'Page not found: /nowhere',
			isTemporary: false,
		});
		expect(describeError(error, da, '/requested').statusMessage).toBe(da.errorNotFoundTitle);
	});

	it('includes the requested path if a 404 has no path', () => {
		const error = new ErrorResponse(404, 'Page Not Found', {});
		expect(describeError(error, en, '/requested').description).toBe('Page not found: /requested');
	});

	it('marks a 503 as temporary', () => {
		const error = new ErrorResponse(503, 'Service Unavailable', { message: '' });
		expect(describeError(error, en, '/requested')).toEqual({
			status: 503,
			statusMessage: 'Service Unavailable',
			description: en.errorServerText,
			isTemporary: true,
		});
	});

	it.each([400, 404, 410, 500, 503])(
		'uses the message that a route returns with status %s',
		(status) => {
			const error = new ErrorResponse(status, 'No such offer', { message: 'It has ended.' });
			expect(describeError(error, da, '/requested')).toEqual({
				status,
				statusMessage: 'No such offer',
				description: 'It has ended.',
				isTemporary: status >= 500,
			});
		},
	);

	it('uses a message without a status text, given as an object or a string', () => {
		for (const data of [{ message: 'It has ended.' }, 'It has ended.']) {
			expect(describeError(new ErrorResponse(410, '', data), de, '/alt')).toEqual({
				status: 410,
				statusMessage: 'Entfernt',
				description: 'It has ended.',
				isTemporary: false,
			});
		}
	});

	it('hides internal messages of React Router', () => {
		const error = new ErrorResponse(404, 'Not Found', new Error('No route matches'), true);
		expect(describeError(error, en, '/requested').description).toBe('Page not found: /requested');
	});

	it('describes a 410 without a message as a removed page, in the language of the page', () => {
		const error = new ErrorResponse(410, 'Gone', { message: '' });
		expect(describeError(error, de, '/de/alt')).toEqual({
			status: 410,
			statusMessage: 'Entfernt',
			description: 'Diese Seite wurde endgültig entfernt: /de/alt',
			isTemporary: false,
		});
	});

	it.each([new Error('secret detail'), 'secret detail', undefined, { status: 404 }])(
		'returns an internal server error for %o, without its details',
		(error) => {
			expect(describeError(error, en, '/requested')).toEqual({
				status: 500,
				statusMessage: 'Internal Server Error',
				description: en.errorServerText,
				isTemporary: true,
			});
		},
	);

	it('has a text for other statuses', () => {
		const error = new ErrorResponse(502, '', null);
		expect(describeError(error, en, '/requested')).toMatchObject({
			status: 502,
			statusMessage: 'Internal Server Error',
			description: en.errorServerText,
		});
	});
});
