// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigationEvent } from '~/settings/navigation-event';
import { openChatByHash } from './open-by-hash';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	location.hash = '';
	vi.runOnlyPendingTimers();
	vi.useRealTimers();
});

function watch(widgetAppearsAfter = 0) {
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

it('opens at load when the hash is openchat', () => {
	location.hash = '#openchat';
	const { start, open, onOpened } = watch();
	start();
	expect(open).toHaveBeenCalledOnce();
	expect(onOpened).toHaveBeenCalledOnce();
});

it('opens on a change of hash, by the visitor or by the router', () => {
	const { start, open } = watch();
	start();
	expect(open).not.toHaveBeenCalled();
	setHash('#openchat');
	expect(open).toHaveBeenCalledTimes(1);
	dispatchEvent(new Event(navigationEvent));
	expect(open).toHaveBeenCalledTimes(2);
});

it('opens again when the link to it is followed again', () => {
	setHash('#openchat');
	const { start, open } = watch();
	start();
	document.body.innerHTML = '<a href="#openchat">Chat</a>';
	document.querySelector('a')?.click();
	expect(open.mock.calls.length).toBeGreaterThanOrEqual(2);
});

it('looks again every 1000 ms until the widget is there', () => {
	location.hash = '#openchat';
	// Once to see whether it must be asked for, then at 0, 1000, 2000 and 3000 ms.
	const { start, open, findOpener, request } = watch(4);
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

it('stops looking when the visitor has gone elsewhere', () => {
	location.hash = '#openchat';
	const { start, open, findOpener } = watch(2);
	start();
	location.hash = '#elsewhere';
	vi.advanceTimersByTime(10_000);
	expect(open).not.toHaveBeenCalled();
	expect(findOpener).toHaveBeenCalledTimes(2);
});

it.each(['#OpenChat', '#openchats', ''])('does nothing for %j', (hash) => {
	location.hash = hash;
	const { start, request } = watch();
	start();
	expect(request).not.toHaveBeenCalled();
});
