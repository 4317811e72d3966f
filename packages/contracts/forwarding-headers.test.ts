import { expect, it, vi } from 'vitest';
import { watchForwarding } from './forwarding-headers.ts';

const request = (headers: Record<string, string>) => {
	const all = new Headers(headers);
	return (name: string) => all.get(name);
};

it('warns once about requests that a proxy forwarded', () => {
	const warn = vi.fn();
	const watch = watchForwarding(undefined, warn);
	watch(request({ accept: '*/*' }));
	expect(warn).not.toHaveBeenCalled();
	watch(request({ 'X-Forwarded-For': '198.51.100.1' }));
	watch(request({ Forwarded: 'for=198.51.100.1' }));
	expect(warn.mock.calls).toEqual([['x-forwarded-for']]);
});

it('omits the warning when a header is configured', () => {
	const warn = vi.fn();
	watchForwarding('x-real-ip', warn)(request({ 'x-forwarded-for': '198.51.100.1' }));
	expect(warn).not.toHaveBeenCalled();
});
