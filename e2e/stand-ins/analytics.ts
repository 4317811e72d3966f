import { startScriptStandIn } from './script.ts';

/** Web analytics: stores its calls in `window.measured`, beginning with the queued ones. */
export const startAnalytics = () =>
	startScriptStandIn(() => {
		const measured: unknown[] = [];
		const queue: unknown = Reflect.get(window, 'analytics')?.q;
		if (Array.isArray(queue)) measured.push(...queue);
		Reflect.set(window, 'measured', measured);
		Reflect.set(window, 'analytics', (...call: unknown[]) => measured.push(call));
	});
