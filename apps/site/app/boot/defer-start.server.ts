import bootScript from './boot.ts?inline-script';
import { replaceOwnScripts } from './own-scripts.server';

const entryImport = /import\(("[^"]+")\);?\s*$/;
const modulePreloads = /<link rel="modulepreload"[^>]*\/?>/g;

/** Turns React Router's marked start script into inert text for the boot script, and drops preloads of code that may never be needed. */
export function deferStart(html: string, mark: string): string {
	return replaceOwnScripts(html.replace(modulePreloads, ''), mark, (script, attributes, code) =>
		/ type="module"/.test(attributes)
			? `<script type="text/plain" id="app-start" nonce="${mark}">${logFailure(code)}</script><script nonce="${mark}">${bootScript}</script>`
			: script,
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
