let pending = 0;

/** Whether a part the page can do without is being loaded. */
export function isOptionalImportPending(): boolean {
	return pending > 0;
}

/** Loads a part the page can do without: its failure reaches the caller, and doesn't reload the page. */
export async function optionalImport<Module>(load: () => Promise<Module>): Promise<Module> {
	pending += 1;
	try {
		return await load();
	} finally {
		pending -= 1;
	}
}
