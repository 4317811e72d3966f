#!/usr/bin/env node
import { startReferenceServer } from './start.ts';

const { url } = await startReferenceServer(Number(process.env.PORT ?? 4200));
console.log(`Reference content at ${url}`);
