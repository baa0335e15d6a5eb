import sharp from 'sharp'; import {readdirSync} from 'node:fs';
const [,, match, width, cols, out]=process.argv;
const fs=readdirSync('screenshots').filter(f=>f.match(new RegExp(match))).sort();
const W=+width; const ims=await Promise.all(fs.map(f=>sharp('screenshots/'+f).resize({width:W}).toBuffer({resolveWithObject:true})));
const H=Math.max(...ims.map(i=>i.info.height)); const C=+cols; const R=Math.ceil(ims.length/C);
await sharp({create:{width:C*(W+8),height:R*(H+8),channels:3,background:'#fff'}}).composite(ims.map((i,k)=>({input:i.data,left:(k%C)*(W+8),top:Math.floor(k/C)*(H+8)}))).png().toFile(out); console.log(fs.join(' '));
