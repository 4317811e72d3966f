import type { ChatSettings } from '#shared/settings/third-parties.ts';

/** Returns a function that opens the chat; undefined while the widget is not loaded. */
export function findOpener({ globalName, openCommand }: ChatSettings): (() => void) | undefined {
	const widget: unknown = Reflect.get(window, globalName);
	if (typeof widget === 'function' && !hasPath(widget, openCommand)) {
		return () => widget(openCommand);
	}
	const path = openCommand.split('.');
	const method = path.pop() ?? '';
	const owner = path.reduce(member, widget);
	const open = member(owner, method);
	return typeof open === 'function' ? () => open.call(owner) : undefined;
}

function hasPath(value: unknown, path: string): boolean {
	return path.split('.').reduce(member, value) !== undefined;
}

function member(value: unknown, name: string): unknown {
	const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
	return isObject ? Reflect.get(value, name) : undefined;
}
