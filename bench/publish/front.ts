import {
	type NginxPorts,
	writeNginxConfiguration,
} from '../../apps/site/test/nginx-configuration.ts';
import { startTarget, type Target } from '../serve/child.ts';
import { requireCommands } from '../serve/commands.ts';

/** nginx in front of the site, as in deploy/nginx. */
export function startFront(folder: string, ports: NginxPorts): Promise<Target> {
	requireCommands(['nginx']);
	return startTarget('nginx', ['-c', writeNginxConfiguration(folder, ports)], {
		origin: `http://127.0.0.1:${ports.front}`,
		ready: '/healthz',
	});
}
