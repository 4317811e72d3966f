import bootScript from './boot.ts?inline-script';

const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const modulePreloads = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * Turns React Router's start script into inert text that the boot script runs when it is needed,
 * and drops the preloads of code that may never be asked for.
 */
export function deferStart(html: string): string {
	return html
		.replace(modulePreloads, '')
		.replace(
			startScript,
			(_, code: string) =>
				`<script type="text/plain" id="app-start">${code}</script><script>${bootScript}</script>`,
		);
}
