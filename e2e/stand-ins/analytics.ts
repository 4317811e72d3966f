import { startScriptStandIn } from './script.ts';

/** Web analytics: keeps what it is told in `window.measured`, first what waited for it. */
export const startAnalytics = () =>
	startScriptStandIn(() => {
		const measured: unknown[] = [];
		const waiting: unknown = Reflect.get(window, 'analytics')?.q;
		if (Array.isArray(waiting)) measured.push(...waiting);
		Reflect.set(window, 'measured', measured);
		Reflect.set(window, 'analytics', (...call: unknown[]) => measured.push(call));
	});
