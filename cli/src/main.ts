#!/usr/bin/env tsx
import { bridgehead } from './bridgehead.ts';

process.exitCode = await bridgehead(process.argv.slice(2));
