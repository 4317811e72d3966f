import bootScript from './boot.ts?inline-script';

const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const entryImport = /import\(("[^"]+")\);?\s*$/;
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
				`<script type="text/plain" id="app-start">${logFailure(code)}</script><script>${bootScript}</script>`,
		);
}

/** A start that fails is logged, and the page stays as readable as it was (specification section 8). */
function logFailure(startCode: string): string {
	return startCode.replace(
		entryImport,
		(_, address: string) =>
			`import(${address}).catch((error)=>console.error("Error while mounting app:",error));`,
	);
}
