let pending = 0;

/** Returns whether an optional part of the page is being loaded. */
export function isOptionalImportPending(): boolean {
	return pending > 0;
}

/** Loads an optional part of the page. A failure rejects the promise and does not reload the page. */
export async function optionalImport<Module>(load: () => Promise<Module>): Promise<Module> {
	pending += 1;
	try {
		return await load();
	} finally {
		pending -= 1;
	}
}
