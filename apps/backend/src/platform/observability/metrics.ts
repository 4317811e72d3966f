import { existsSync, readFileSync } from 'node:fs';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import { processMemory } from '../process-memory.ts';
import type { Outage } from './outage.ts';
import { reachedServices } from './services.ts';

const manifest = z.object({ version: z.string() });

/** The program's version and the id of its build; `development` if it runs from the sources. */
function readBuild(): { version: string; build: string } {
	const { version } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
	const file = '.next/BUILD_ID';
	return { version, build: existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development' };
}

/** The metrics of `/metrics`. */
class Metrics {
	readonly registry = new Registry();
	readonly #requests = new Histogram({
		name: 'backend_http_request_duration_seconds',
		help: 'Time to respond to a request, by route and status',
		labelNames: ['route', 'status'],
		buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
		registers: [this.registry],
	});
	readonly #failures = new Counter({
		name: 'backend_failures_total',
		help: 'Failures of the server and its dependencies, by place and cause',
		labelNames: ['where', 'cause'],
		registers: [this.registry],
	});
	readonly #webhooks = new Counter({
		name: 'backend_webhooks_total',
		help: 'Attempts to notify a site of changes, by outcome',
		labelNames: ['outcome'],
		registers: [this.registry],
	});
	readonly #formMails = new Counter({
		name: 'backend_form_mails_total',
		help: 'Emails to senders of forms, by outcome: sent, or the limit that prevented it (network, total)',
		labelNames: ['outcome'],
		registers: [this.registry],
	});
	readonly #formWebhooks = new Counter({
		name: 'backend_form_webhooks_total',
		help: 'Attempts to deliver a submission to the webhook of its form, by outcome',
		labelNames: ['outcome'],
		registers: [this.registry],
	});
	readonly #mails = new Counter({
		name: 'backend_mails_total',
		help: 'Emails given to the mail server, by outcome: sent or failed',
		labelNames: ['outcome'],
		registers: [this.registry],
	});

	constructor() {
		collectDefaultMetrics({ register: this.registry });
		new Gauge({
			name: 'backend_service_reached',
			help: 'Whether a configured service (bucket, mail) could be reached when last checked: 1 or 0',
			labelNames: ['service'],
			registers: [this.registry],
			collect() {
				for (const [service, isReached] of reachedServices())
					this.set({ service }, Number(isReached));
			},
		});
		new Gauge({
			name: 'backend_build_info',
			help: 'Always 1; the labels name the running build',
			labelNames: ['version', 'build', 'node'],
			registers: [this.registry],
		}).set({ ...readBuild(), node: process.version }, 1);
	}

	request(route: string, status: number, ms: number): void {
		this.#requests.observe({ route, status }, ms / 1000);
	}

	failure(where: string, cause: Outage | 'other'): void {
		this.#failures.inc({ where, cause });
	}

	formMail(outcome: 'sent' | 'network' | 'total'): void {
		this.#formMails.inc({ outcome });
	}

	formWebhook(outcome: 'delivered' | 'failed'): void {
		this.#formWebhooks.inc({ outcome });
	}

	mail(outcome: 'sent' | 'failed'): void {
		this.#mails.inc({ outcome });
	}

	webhook(outcome: 'delivered' | 'failed'): void {
		this.#webhooks.inc({ outcome });
	}
}

export const metrics = processMemory('metrics', () => new Metrics());
