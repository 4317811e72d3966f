import type { Browser } from 'playwright-core';

export interface Transfer {
	requests: number;
	bytes: Record<string, number>;
}

/** Measures the requests and bytes of a page on a phone without interaction. */
export async function measureTransfer(browser: Browser, url: string): Promise<Transfer> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	const types = new Map<string, string>();
	const transfer: Transfer = { requests: 0, bytes: {} };
	session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const type = types.get(requestId) ?? 'Other';
		transfer.requests += 1;
		transfer.bytes[type] = (transfer.bytes[type] ?? 0) + encodedDataLength;
	});
	await page.goto(url, { waitUntil: 'networkidle' });
	await context.close();
	return transfer;
}
