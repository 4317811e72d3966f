/**
 * What outlives a module in this program, forgotten for the next test file of the process: what `processMemory` holds, except that the patch of a
 * package stays as the package does, and Payload's instances and stored configurations.
 */
interface PayloadGlobals {
	_payload?: Map<string, unknown>;
	_payload_doNotCacheClientConfig?: boolean;
	_payload_doNotCacheSchemaMap?: boolean;
}

const shared: PayloadGlobals & { [name: symbol]: unknown } = globalThis;

for (const key of Object.getOwnPropertySymbols(shared)) {
	const name = Symbol.keyFor(key);
	if (name?.startsWith('backend.') && name !== 'backend.stored-statements') delete shared[key];
}
shared._payload?.clear();
shared._payload_doNotCacheClientConfig = true;
shared._payload_doNotCacheSchemaMap = true;
