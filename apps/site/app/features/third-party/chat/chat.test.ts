// @vitest-environment ./test/dom/environment.ts
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigationEvent } from '~/settings/navigation-event';
import { findOpener, openChatByHash } from './chat';

const settings = { scriptUrl: '', globalName: 'chatWidget', openCommand: 'open' };
afterEach(() => Reflect.deleteProperty(window, 'chatWidget'));

it('returns undefined while the widget is missing or has an unexpected shape', () => {
	expect(findOpener(settings)).toBeUndefined();
	Reflect.set(window, 'chatWidget', { open: 'soon' });
	expect(findOpener(settings)).toBeUndefined();
	Reflect.set(window, 'chatWidget', null);
	expect(findOpener(settings)).toBeUndefined();
});

it('calls the method at the configured path, on its owner', () => {
	const inner = { opened: 0, open: () => {} };
	inner.open = function open(this: typeof inner) {
		this.opened += 1;
	};
	Reflect.set(window, 'chatWidget', { widget: inner });
	findOpener({ ...settings, openCommand: 'widget.open' })?.();
	expect(inner.opened).toBe(1);
});

it('calls a widget function with the command', () => {
	const widget = vi.fn();
	Reflect.set(window, 'chatWidget', widget);
	findOpener({ ...settings, openCommand: 'show' })?.();
	expect(widget).toHaveBeenCalledWith('show');
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	location.hash = '';
	vi.runOnlyPendingTimers();
	vi.useRealTimers();
});

function setUp(widgetAppearsAfter = 0) {
	const open = vi.fn();
	const findOpener = vi.fn(() =>
		findOpener.mock.calls.length > widgetAppearsAfter ? open : undefined,
	);
	const request = vi.fn();
	const onOpened = vi.fn();
	return {
		open,
		findOpener,
		request,
		onOpened,
		start: () => openChatByHash({ findOpener, request, onOpened }),
	};
}

function setHash(hash: string) {
	location.hash = hash;
	dispatchEvent(new Event('hashchange'));
}

it('opens at load if the hash is #openchat', () => {
	location.hash = '#openchat';
	const { start, open, onOpened } = setUp();
	start();
	expect(open).toHaveBeenCalledOnce();
	expect(onOpened).toHaveBeenCalledOnce();
});

it('opens once when the hash changes, and again when it has changed back', () => {
	const { start, open } = setUp();
	start();
	expect(open).not.toHaveBeenCalled();
	setHash('#openchat');
	expect(open).toHaveBeenCalledTimes(1);
	dispatchEvent(new Event(navigationEvent));
	expect(open).toHaveBeenCalledTimes(1);
	setHash('#elsewhere');
	location.hash = '#openchat';
	dispatchEvent(new Event(navigationEvent));
	expect(open).toHaveBeenCalledTimes(2);
});

it('opens again when the same link is clicked again', () => {
	setHash('#openchat');
	const { start, open } = setUp();
	start();
	document.body.innerHTML = '<a href="#openchat">Chat</a>';
	document.querySelector('a')?.click();
	expect(open.mock.calls.length).toBeGreaterThanOrEqual(2);
});

it('retries every 1000 ms until the widget exists', () => {
	location.hash = '#openchat';
	// Once to check if it must be requested, then at 0, 1000, 2000 and 3000 ms.
	const { start, open, findOpener, request } = setUp(4);
	start();
	expect(request).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(2999);
	expect(open).not.toHaveBeenCalled();
	expect(findOpener).toHaveBeenCalledTimes(4);
	vi.advanceTimersByTime(1);
	expect(open).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(10_000);
	expect(open).toHaveBeenCalledOnce();
});

it('stops retrying when the hash changes', () => {
	location.hash = '#openchat';
	const { start, open, findOpener } = setUp(2);
	start();
	location.hash = '#elsewhere';
	vi.advanceTimersByTime(10_000);
	expect(open).not.toHaveBeenCalled();
	expect(findOpener).toHaveBeenCalledTimes(2);
});

it.each(['#OpenChat', '#openchats', ''])('does nothing for %j', (hash) => {
	location.hash = hash;
	const { start, request } = setUp();
	start();
	expect(request).not.toHaveBeenCalled();
});
