import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { z } from 'zod';

const targets = z.array(
	z.object({ type: z.string(), url: z.string(), webSocketDebuggerUrl: z.string() }),
);
const evaluateResponse = z.object({
	result: z.object({
		result: z.object({
			value: z.object({ clicked: z.number(), painted: z.number() }).nullish(),
		}),
	}),
});
const timeoutMs = 30_000;

export interface PageTimings {
	/** Milliseconds since 1970. */
	clicked: number;
	painted: number;
}

const timingsExpression = `(() => {
	const [paint] = performance.getEntriesByName('first-contentful-paint');
	const clicked = Number(localStorage.getItem('clicked-at'));
	return paint ? { clicked, painted: performance.timeOrigin + paint.startTime } : null;
})()`;

/**
 * Reads the timings of the current page, after a navigation from `from` within its origin. Activating a prerendered page replaces the
 * target, to which Puppeteer loses its connection, so the page is evaluated by the DevTools protocol directly.
 */
export async function readPageTimings(browser: Browser, from: string): Promise<PageTimings> {
	const { origin } = new URL(from);
	const deadline = Date.now() + timeoutMs;
	while (Date.now() < deadline) {
		const response = await fetch(`http://${new URL(browser.wsEndpoint()).host}/json/list`);
		const target = targets
			.parse(await response.json())
			.find(({ type, url }) => type === 'page' && url.startsWith(origin) && url !== from);
		const timings = target && (await evaluate(target.webSocketDebuggerUrl, timingsExpression));
		if (timings) return timings;
		await sleep(50);
	}
	throw new Error(`Nothing was painted after a click on ${from}`);
}

async function evaluate(address: string, expression: string): Promise<PageTimings | null> {
	const socket = new WebSocket(address);
	try {
		const message = await new Promise<string>((resolve, reject) => {
			socket.onmessage = ({ data }) => resolve(String(data));
			socket.onerror = () => reject(new Error(`No response from ${address}`));
			socket.onopen = () => {
				const params = { expression, returnByValue: true };
				socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }));
			};
		});
		return evaluateResponse.parse(JSON.parse(message)).result.result.value ?? null;
	} finally {
		socket.close();
	}
}
