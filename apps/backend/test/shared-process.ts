/**
 * Resets process-wide state for the next test file of the same process: the values of `processMemory` (except the state of a package patch,
 * because the package stays loaded) and Payload's instances and cached configurations.
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
