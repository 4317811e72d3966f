// @vitest-environment ./test/dom/environment.ts
import { afterEach, expect, it, vi } from 'vitest';
import { findOpener } from './widget';

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
