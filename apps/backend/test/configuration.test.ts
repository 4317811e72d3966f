import { expect, it } from 'vitest';
import config from '../src/payload.config.ts';
import { describeConfiguration } from './describe-configuration.ts';

/**
 * What Payload runs after every plugin has done its part: hooks, fields, components, endpoints and access of each collection and
 * global. A change of this file is a change of behavior and is explained in its commit (docs/architecture.md).
 */
it('is the configuration that was reviewed', async () => {
	await expect(describeConfiguration(await config)).toMatchFileSnapshot('./configuration.txt');
});
