// @vitest-environment ./test/dom/environment.ts
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
	vi.resetModules();
	document.body.innerHTML = '';
});

it('sends the current page view to a new service, but no earlier events', async () => {
	const { addSink, track } = await import('./track');
	track({ name: 'page_view', path: '/a', title: 'A' });
	track({ name: 'page_view', path: '/b', title: 'B' });
	track({ name: 'chat_open' });
	const sink = vi.fn();
	addSink(sink);
	expect(sink.mock.calls).toEqual([[{ name: 'page_view', path: '/b', title: 'B' }]]);
});

it('calls the other services if one throws', async () => {
	const { addSink, track } = await import('./track');
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const sink = vi.fn();
	addSink(() => {
		throw new Error('broken');
	});
	addSink(sink);
	track({ name: 'chat_open' });
	track({ name: 'chat_open' });
	expect(sink).toHaveBeenCalledTimes(2);
	expect(warn).toHaveBeenCalledOnce();
});

it('tracks page views, language switches and calls to action without React', async () => {
	const { addSink } = await import('./track');
	const { trackPage } = await import('./track-page');
	const { navigationEvent } = await import('~/settings/navigation-event');
	const sink = vi.fn();
	addSink(sink);
	trackPage();
	dispatchEvent(new Event(navigationEvent));
	history.pushState(null, '', '/da/priser');
	dispatchEvent(new Event(navigationEvent));
	document.body.innerHTML =
		'<a data-locale="de" href="#"><b>Deutsch</b></a><a data-cta href="#k"> Start <i></i></a><a href="#">x</a>';
	document.querySelector('b')?.click();
	for (const link of document.querySelectorAll<HTMLElement>('a:nth-child(n+2)')) link.click();
	expect(sink.mock.calls.map(([event]) => event)).toEqual([
		{ name: 'page_view', path: '/', title: '' },
		{ name: 'page_view', path: '/da/priser', title: '' },
		{ name: 'language_switch', from: 'da', to: 'de' },
		{ name: 'cta_click', label: 'Start', href: '#k' },
	]);
});
