import { randomUUID } from 'node:crypto';

/** A mark no content can know: scripts that carry it while a page is put together are the site's own. */
export const newScriptMark = (): string => randomUUID();

function markedScript(mark: string): RegExp {
	return new RegExp(`<script((?: [^<>]*)?) nonce="${mark}"([^<>]*)>([\\s\\S]*?)</script>`, 'g');
}

/** Calls `replace` for each marked script with its attributes and code, and puts what it gives in the script's place. */
export function replaceOwnScripts(
	html: string,
	mark: string,
	replace: (script: string, attributes: string, code: string) => string,
): string {
	return html.replace(markedScript(mark), (script, before: string, after: string, code: string) =>
		replace(script, before + after, code),
	);
}

export interface OwnScripts {
	html: string;
	/** The code of the inline scripts that the site itself wrote; every other script of the page stays without leave to run. */
	codes: string[];
}

/** Takes the marks out of a finished page and says which inline scripts carried one. */
export function takeOwnScripts(html: string, mark: string): OwnScripts {
	const codes: string[] = [];
	replaceOwnScripts(html, mark, (script, attributes, code) => {
		// Linked scripts are allowed by their address, and data does not run.
		if (!/ src=| type="application\//.test(attributes)) codes.push(code);
		return script;
	});
	return { html: html.replaceAll(` nonce="${mark}"`, ''), codes: [...new Set(codes)] };
}
