import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { z } from 'zod';

const targets = z.array(
	z.object({ type: z.string(), url: z.string(), webSocketDebuggerUrl: z.string() }),
);
const evaluated = z.object({
	result: z.object({
		result: z.object({
			value: z.object({ clicked: z.number(), painted: z.number() }).nullish(),
		}),
	}),
});
const patienceMs = 30_000;

export interface Moments {
	/** Milliseconds since 1970. */
	clicked: number;
	painted: number;
}

const moments = `(() => {
	const [paint] = performance.getEntriesByName('first-contentful-paint');
	const clicked = Number(localStorage.getItem('clicked-at'));
	return paint ? { clicked, painted: performance.timeOrigin + paint.startTime } : null;
})()`;

/**
 * Asks the page that a browser shows at an origin, apart from the one it started from. A prerendered page takes the place of
 * another one, and with it goes the library's hold on it: so it is asked by the DevTools protocol itself.
 */
export async function momentsOfShownPage(browser: Browser, from: string): Promise<Moments> {
	const { origin } = new URL(from);
	const deadline = Date.now() + patienceMs;
	while (Date.now() < deadline) {
		const response = await fetch(`http://${new URL(browser.wsEndpoint()).host}/json/list`);
		const target = targets
			.parse(await response.json())
			.find(({ type, url }) => type === 'page' && url.startsWith(origin) && url !== from);
		const answer = target && (await evaluate(target.webSocketDebuggerUrl, moments));
		if (answer) return answer;
		await sleep(50);
	}
	throw new Error(`Nothing was painted after a click on ${from}`);
}

async function evaluate(address: string, expression: string): Promise<Moments | null> {
	const socket = new WebSocket(address);
	try {
		const message = await new Promise<string>((resolve, reject) => {
			socket.onmessage = ({ data }) => resolve(String(data));
			socket.onerror = () => reject(new Error(`No answer from ${address}`));
			socket.onopen = () => {
				const params = { expression, returnByValue: true };
				socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }));
			};
		});
		return evaluated.parse(JSON.parse(message)).result.result.value ?? null;
	} finally {
		socket.close();
	}
}
