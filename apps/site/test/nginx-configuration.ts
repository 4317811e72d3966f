import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const examples = join(import.meta.dirname, '../../../deploy/nginx');
const example = join(examples, 'site.conf');

export interface NginxPorts {
	/** Ports of the site, and of its second node if there are two. */
	site: number;
	secondSite?: number;
	/** The port of nginx for visitors. */
	front: number;
}

/**
 * Adapts `deploy/nginx/site.conf` to one machine: replaces addresses, folders and the texts in `changes`, and nothing else. Returns the
 * path of a configuration for nginx.
 */
export function writeNginxConfiguration(
	folder: string,
	ports: NginxPorts,
	changes: Record<string, string> = {},
): string {
	const data = join(folder, 'nginx');
	mkdirSync(data, { recursive: true });
	const siteConfiguration = Object.entries({
		'/var/lib/nginx/site': `${data}/cache`,
		'/var/log/nginx/access.log': `${data}/access.log`,
		'server 127.0.0.1:3000 ': `server 127.0.0.1:${ports.site} `,
		'server 127.0.0.1:3001 ': `server 127.0.0.1:${ports.secondSite ?? ports.site} `,
		'listen 80;': `listen 127.0.0.1:${ports.front};`,
		...changes,
	}).reduce(
		(text, [from, to]) => {
			if (!text.includes(from)) throw new Error(`${example} does not contain “${from}”`);
			return text.replaceAll(from, to);
		},
		readFileSync(example, 'utf8'),
	);
	const user = process.getuid?.() === 0 ? 'user root;' : '';
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((name) => `${name}_temp_path ${data}/${name};`)
		.join('\n');
	const configuration = join(data, 'nginx.conf');
	writeFileSync(
		configuration,
		`${user} daemon off; worker_processes 1; pid ${data}/nginx.pid; error_log stderr error;
events { worker_connections 1024; }
http {
${temporary}
${siteConfiguration}
${readFileSync(join(examples, 'backend.conf'), 'utf8').replaceAll(/listen [\d.:]+;/g, `listen 127.0.0.1:${ports.front};`)}
}
`,
	);
	return configuration;
}
